import { defineCall, defineFileCall } from '../call.ts'
import type { orderSchemas } from './schemas.ts'

type Schemas = typeof orderSchemas

export const getOrder = defineCall<Schemas['getOrder']>({
  name: 'getOrder',
  title: 'An order as its status page shows it.',
  method: 'GET',
  path: '/web-api/orders/:token',
})

export const cancelOrder = defineCall<Schemas['cancelOrder']>({
  name: 'cancelOrder',
  title: 'Cancels an order before its production starts.',
  method: 'POST',
  path: '/web-api/orders/:token/cancel',
})

export const changeOrderAddress = defineCall<Schemas['changeOrderAddress']>({
  name: 'changeOrderAddress',
  title: 'Changes the delivery address before production starts; the country stays.',
  method: 'PUT',
  path: '/web-api/orders/:token/address',
})

export const payOrder = defineCall<Schemas['payOrder']>({
  name: 'payOrder',
  title: 'Begins to pay an order that is not paid yet, by the same or another method.',
  method: 'POST',
  path: '/web-api/orders/:token/payment',
})

export const reorder = defineCall<Schemas['reorder']>({
  name: 'reorder',
  title: 'Puts the lines of an order into the cart again.',
  method: 'POST',
  path: '/web-api/orders/:token/reorder',
})

export const submitComplaint = defineCall<Schemas['complain']>({
  name: 'complain',
  title: 'Opens a complaint about lines of an order.',
  method: 'POST',
  path: '/web-api/orders/:token/complaints',
})

export const extendPhotoRetention = defineCall<Schemas['keepOrderPhotos']>({
  name: 'keepOrderPhotos',
  title: 'Keeps the photos of an order longer, counted from today.',
  method: 'POST',
  path: '/web-api/orders/:token/photos/keep',
})

export const deleteOrderPhotos = defineCall<Schemas['deleteOrderPhotos']>({
  name: 'deleteOrderPhotos',
  title: 'Deletes the photos of an order that has ended at once.',
  method: 'POST',
  path: '/web-api/orders/:token/photos/delete',
})

export const sendOrderLinks = defineCall<Schemas['sendOrderLinks']>({
  name: 'sendOrderLinks',
  title: 'Sends the links to the orders of a mail address to that address.',
  method: 'POST',
  path: '/web-api/orders/links',
})

export const findWithdrawal = defineCall<Schemas['findWithdrawal']>({
  name: 'findWithdrawal',
  title: 'The lines of an order that can be withdrawn, for who knows its number and mail address.',
  method: 'POST',
  path: '/web-api/withdrawals/find',
})

export const submitWithdrawal = defineCall<Schemas['withdraw']>({
  name: 'withdraw',
  title: 'Takes the withdrawal from a contract and confirms it by mail.',
  method: 'POST',
  path: '/web-api/withdrawals',
})

export const orderInvoice = defineFileCall<Schemas['orderInvoice']>({
  name: 'orderInvoice',
  title: 'The invoice of an order as PDF.',
  fileMethod: 'GET',
  path: '/web-api/orders/:token/invoice.pdf',
  produces: ['application/pdf'],
  withoutShop: true,
})

export const orderLineDays = defineFileCall<Schemas['orderLineDays']>({
  name: 'orderLineDays',
  title: 'The days that an ordered calendar prints, as a calendar file.',
  fileMethod: 'GET',
  path: '/web-api/orders/:token/lines/:line/days.ics',
  produces: ['text/calendar'],
  withoutShop: true,
})

export const orderLineCopy = defineFileCall<Schemas['orderLineCopy']>({
  name: 'orderLineCopy',
  title: 'An ordered design as PDF for the screen.',
  fileMethod: 'GET',
  path: '/web-api/orders/:token/lines/:line/copy.pdf',
  produces: ['application/pdf'],
  withoutShop: true,
})

export const orderLineImage = defineFileCall<Schemas['orderLinePicture']>({
  name: 'orderLinePicture',
  title: 'The picture of an ordered design.',
  fileMethod: 'GET',
  path: '/web-api/orders/:token/lines/:line/picture',
  produces: ['image/webp'],
  withoutShop: true,
})
