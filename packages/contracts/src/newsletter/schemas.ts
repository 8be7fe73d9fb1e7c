import {
  confirmNewsletterNowSchemas,
  leaveNewsletterSchemas,
  newsletterLinkSchemas,
} from './newsletter-link.schema.ts'
import { subscribeNewsletterSchemas } from './subscribe-newsletter.schema.ts'

export const newsletterSchemas = {
  subscribeNewsletter: subscribeNewsletterSchemas,
  confirmNewsletter: newsletterLinkSchemas,
  confirmNewsletterNow: confirmNewsletterNowSchemas,
  leaveNewsletter: newsletterLinkSchemas,
  leaveNewsletterAtOnce: leaveNewsletterSchemas,
}
