/**
 * Every log event with a key (spec 8, "Logged keys" and the events after them), and its meaning in this shop. The names
 * come from the specification, except the last one; names that begin with a framework's name keep it. A log line has
 * its key in the field `key`.
 */
export const LOG_KEYS = {
  'storyblok-page-not-found': 'No story, or none of type page, lies at the path of a page.',
  'cms-page-not-found': 'A story that the shop itself needs, such as the error page, is missing.',
  'hybrid-parse-error': 'A story, or a block of it, is not as its schema says.',
  'empty-hybrid-layout': 'A page has not one block to show.',
  'hybrid-ssr-error': 'Loading or rendering a page failed on the server.',
  'nuxt-bootstrap': 'The storefront could not be opened.',
  'browser-error': 'A script of a page failed, and nothing of the shop caught it.',
  'nuxt-error-page-encountered': 'An error page was shown.',
  'asset-load-on-slug': 'A picture was asked for under the address of a page.',
  'translator-parse-error': 'A text of the user interface is missing.',
  'richtext-render-error': 'A node of a rich text could not be shown.',
  'contact-form-person-not-found': 'A contact block names a person who is not there.',
  'countdown-date-in-past': 'A countdown ran out.',
  'teaser-hero-image-failed-to-load': 'The picture of a hero did not load.',
  'teaser-hero-video-failed-to-load': 'The video of a hero did not load.',
  'overview-container-load-failed': 'The list of an overview did not load.',
  'error-no-materials-for-frame-type': 'A frame has no material that goes into it.',
  'error-no-default-option-for-material-type':
    'A material has an option group without a value to begin with.',
  'error-add-voucher': 'A voucher could not be put into the cart.',
  'error-add-accessory': 'An accessory could not be put into the cart.',
  'flag-service-error': 'The flag service did not answer, or not with treatments.',
  'login-error': 'A log-in failed.',
  'sign-up-error': 'A sign-up failed.',
  'password-reset-error': 'A password could not be reset.',
  'newsletter-no-recaptcha-token': 'A newsletter form came without the token of its bot check.',
  'newsletter-recaptcha-error': 'The bot check of the newsletter failed.',
  'sign-in-provider-not-loaded': 'The script of the external sign-in provider did not load.',
  'sign-in-provider-button-not-found': 'The place for the button of the sign-in provider is missing.',
  'sign-in-provider-callback-failed': 'The credential of the sign-in provider was refused.',
  'mail-undeliverable': 'A mail server said that nobody gets mail at an address.',
} as const satisfies Record<string, string>

export type LogKey = keyof typeof LOG_KEYS

/** Events that happen in a browser, which reports them to the shop. */
export const BROWSER_LOG_KEYS = [
  'browser-error',
  'teaser-hero-image-failed-to-load',
  'teaser-hero-video-failed-to-load',
  'flag-service-error',
  'sign-in-provider-not-loaded',
  'sign-in-provider-button-not-found',
  'sign-in-provider-callback-failed',
] as const satisfies readonly LogKey[]

/** Structured fields of a log line. */
export type LogFields = Record<string, unknown> & { key?: LogKey }

/** The methods of a structured logger that API and commerce use; pino fits. */
export interface StructuredLog {
  info(fields: LogFields, message: string): void
  warn(fields: LogFields, message: string): void
  error(fields: LogFields, message: string): void
}
