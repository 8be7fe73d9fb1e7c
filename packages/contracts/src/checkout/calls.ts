import { defineCall } from '../call.ts'
import type { checkoutSchemas } from './schemas.ts'

type Schemas = typeof checkoutSchemas

export const getCheckout = defineCall<Schemas['getCheckout']>({
  name: 'getCheckout',
  title: 'The checkout of the visitor’s cart: what was typed, what can be chosen, the receipt.',
  method: 'GET',
  path: '/web-api/checkout',
})

export const saveAddress = defineCall<Schemas['keepAddress']>({
  name: 'keepAddress',
  title: 'Keeps what is typed in the address step, without judging it.',
  method: 'PATCH',
  path: '/web-api/checkout/address',
})

export const putCheckoutAddress = defineCall<Schemas['putCheckoutAddress']>({
  name: 'putCheckoutAddress',
  title: 'Takes contact, delivery and invoice address; names what is missing by field.',
  method: 'PUT',
  path: '/web-api/checkout/address',
})

export const putCheckoutShipping = defineCall<Schemas['putCheckoutShipping']>({
  name: 'putCheckoutShipping',
  title: 'Chooses how the order is sent.',
  method: 'PUT',
  path: '/web-api/checkout/shipping',
})

export const putCheckoutPayment = defineCall<Schemas['putCheckoutPayment']>({
  name: 'putCheckoutPayment',
  title: 'Chooses how the order is paid.',
  method: 'PUT',
  path: '/web-api/checkout/payment',
})

export const addCheckoutCode = defineCall<Schemas['addCheckoutCode']>({
  name: 'addCheckoutCode',
  title: 'Enters a promotion code or a gift voucher.',
  method: 'POST',
  path: '/web-api/checkout/codes',
})

export const removeCheckoutCode = defineCall<Schemas['removeCheckoutCode']>({
  name: 'removeCheckoutCode',
  title: 'Takes an entered code away.',
  method: 'POST',
  path: '/web-api/checkout/codes/remove',
})

export const confirmChanges = defineCall<Schemas['confirmChanges']>({
  name: 'confirmChanges',
  title: 'Accepts prices, taxes and dates that changed since they were shown.',
  method: 'POST',
  path: '/web-api/checkout/changes',
})

export const placeOrder = defineCall<Schemas['placeOrder']>({
  name: 'placeOrder',
  title: 'Orders what the receipt shows; once, however often it is sent.',
  method: 'POST',
  path: '/web-api/checkout/order',
})
