import type { LocaleMessages } from '@passepartout/domain'
import type { whitelabelService as de } from './whitelabel-service.de.ts'

export const whitelabelService: LocaleMessages<typeof de> = {
  'whitelabel-service.name-text':
    'Your logo, color and contact details stand above every page, and orders go out under your name. You can switch this off at any time.',
}
