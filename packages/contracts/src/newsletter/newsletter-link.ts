import { defineCall, defineFileCall } from '../call.ts'
import type { leaveNewsletterSchemas, newsletterLinkSchemas } from './newsletter-link.schema.ts'

export const confirmNewsletter = defineFileCall<typeof newsletterLinkSchemas>({
  name: 'confirmNewsletter',
  title: 'Confirms a newsletter subscription, by the link in the mail; leads to the newsletter’s page.',
  fileMethod: 'GET',
  path: '/web-api/newsletter-confirm',
  produces: [],
  withoutShop: true,
})

export const leaveNewsletter = defineFileCall<typeof newsletterLinkSchemas>({
  name: 'leaveNewsletter',
  title: 'Ends a newsletter subscription, by the link in each mail; leads to the newsletter’s page.',
  fileMethod: 'GET',
  path: '/web-api/newsletter-unsubscribe',
  produces: [],
  withoutShop: true,
})

/** RFC 8058: the button that mail programs show beside the sender. */
export const leaveNewsletterAtOnce = defineCall<typeof leaveNewsletterSchemas>({
  name: 'leaveNewsletterAtOnce',
  title: 'Ends a newsletter subscription, by the button of a mail program.',
  method: 'POST',
  path: '/web-api/newsletter-unsubscribe',
  withoutShop: true,
})
