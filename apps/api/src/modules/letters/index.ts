export { contactLetter, receiptLetter } from './contact-letters.ts'
export { newsletterLetter } from './newsletter-letter.ts'
export { CONFIRM_WITHIN_MS, removeOldLetters } from './remove-old-letters.ts'
export { sampleLetters } from './sample-letters.ts'
