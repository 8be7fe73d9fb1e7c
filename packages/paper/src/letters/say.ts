import type { Translate } from '@passepartout/domain'
import type { Written } from './addressed.ts'
import type { Block } from './letter.ts'

export const text = (words: string): Block => ({ kind: 'text', text: words })

/** Subject, title and first sentence by their keys, and what follows. */
export const say = (
  key: string,
  params: Record<string, string>,
  translate: Translate,
  blocks: readonly Block[],
): Written => ({
  subject: translate(`${key}.subject`, params),
  title: translate(`${key}.title`, params),
  blocks: [text(translate(`${key}.text`, params)), ...blocks],
})

export const viewButton = (
  { statusUrl }: { statusUrl: string },
  translate: Translate,
  isSecond = false,
): Block => ({
  ...{ kind: 'button', text: translate('order.view'), url: statusUrl, isSecond },
})
