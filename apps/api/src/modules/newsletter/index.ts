import {
  confirmNewsletterPostRoute,
  confirmNewsletterRoute,
  unsubscribeNewsletterOneClickRoute,
  unsubscribeNewsletterRoute,
} from './newsletter-links.ts'
import { subscribeNewsletterRoute } from './subscribe-newsletter.ts'

export const newsletterRoutes = [
  subscribeNewsletterRoute,
  confirmNewsletterRoute,
  confirmNewsletterPostRoute,
  unsubscribeNewsletterRoute,
  unsubscribeNewsletterOneClickRoute,
]
