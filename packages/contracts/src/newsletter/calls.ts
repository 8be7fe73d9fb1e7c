import { defineCall, defineFileCall } from '../call.ts'
import type {
  confirmNewsletterPostSchemas,
  newsletterLinkSchemas,
  subscribeNewsletterSchemas,
  unsubscribeNewsletterSchemas,
} from './schemas.ts'

export const confirmNewsletter = defineFileCall<typeof newsletterLinkSchemas>({
  name: 'confirmNewsletter',
  title:
    'Leads to the page that asks to confirm a newsletter subscription. Changes nothing: mail scanners open links.',
  fileMethod: 'GET',
  path: '/web-api/newsletter-confirm',
  produces: [],
  withoutShop: true,
})

export const confirmNewsletterPost = defineCall<typeof confirmNewsletterPostSchemas>({
  name: 'confirmNewsletterNow',
  title: 'Confirms a newsletter subscription, by the button of the page that the mail leads to.',
  method: 'POST',
  path: '/web-api/newsletter-confirm',
  withoutShop: true,
})

export const unsubscribeNewsletter = defineFileCall<typeof newsletterLinkSchemas>({
  name: 'leaveNewsletter',
  title:
    'Leads to the page that asks to end a newsletter subscription. Changes nothing: mail scanners open links.',
  fileMethod: 'GET',
  path: '/web-api/newsletter-unsubscribe',
  produces: [],
  withoutShop: true,
})

/** RFC 8058: the unsubscribe button of mail programs beside the sender. */
export const unsubscribeNewsletterOneClick = defineCall<typeof unsubscribeNewsletterSchemas>({
  name: 'leaveNewsletterAtOnce',
  title: 'Ends a newsletter subscription, by the button of a mail program or of the shop’s page.',
  method: 'POST',
  path: '/web-api/newsletter-unsubscribe',
  withoutShop: true,
})

export const subscribeNewsletter = defineCall<typeof subscribeNewsletterSchemas>({
  name: 'subscribeNewsletter',
  title: 'Sends a mail with a link that confirms the subscription. Nobody is subscribed before.',
  method: 'POST',
  path: '/web-api/newsletter-subscribe',
})
