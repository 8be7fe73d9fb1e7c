export {
  confirmNewsletter,
  confirmNewsletterNow,
  leaveNewsletter,
  leaveNewsletterAtOnce,
} from './newsletter-link.ts'
export { subscribeNewsletter } from './subscribe-newsletter.ts'
