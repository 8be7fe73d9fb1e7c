export { confirmNewsletter, leaveNewsletter, leaveNewsletterAtOnce } from './newsletter-link.ts'
export { subscribeNewsletter } from './subscribe-newsletter.ts'
