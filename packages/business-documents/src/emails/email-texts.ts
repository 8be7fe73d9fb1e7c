import type { Translate } from '@passepartout/domain'
import type { EmailDraft } from './address-email.ts'
import type { EmailBlock } from './email-content.ts'

export const text = (words: string): EmailBlock => ({ kind: 'text', text: words })

/** Subject, title and first sentence by their keys, followed by `blocks`. */
export const emailTexts = (
  key: string,
  params: Record<string, string>,
  translate: Translate,
  blocks: readonly EmailBlock[],
): EmailDraft => ({
  subject: translate(`${key}.subject`, params),
  title: translate(`${key}.title`, params),
  blocks: [text(translate(`${key}.text`, params)), ...blocks],
})

export const viewButton = (
  { statusUrl }: { statusUrl: string },
  translate: Translate,
  isSecond = false,
): EmailBlock => ({
  ...{ kind: 'button', text: translate('order.view'), url: statusUrl, isSecond },
})
