// A file of its own, so that the code is loaded with the first added text.
export { withAddedText } from '@passepartout/document'
