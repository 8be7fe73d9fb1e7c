export { type ContactPoint, contactEmail, contactReceiptEmail } from './contact-emails.ts'
export {
  type ContactRetentionPorts,
  deleteOldContactEmails,
  NEWSLETTER_CONFIRMATION_MS,
} from './delete-old-contact-emails.ts'
export type { EmailPorts } from './email-ports.ts'
export { emailRecipientOf, type RecipientContext } from './email-recipient-of.ts'
export { newsletterConfirmationEmail } from './newsletter-confirmation-email.ts'
export {
  cartPhotosExpiryEmail,
  complaintReceivedEmail,
  withdrawalReceivedEmail,
} from './order-case-emails.ts'
export { sampleEmails } from './sample-emails.ts'
