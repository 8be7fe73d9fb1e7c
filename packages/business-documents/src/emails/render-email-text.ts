import { type Locale, withColon } from '@passepartout/domain'
import { type EmailBlock, type EmailContent, type Fact, isHttpUrl } from './email-content.ts'

/** The plain-text body of an email, with all of its content. */
export function renderEmailText({ title, blocks, foot }: EmailContent, locale: Locale): string {
  const parts = [
    title,
    ...blocks.map(block => renderBlockText(block, locale)),
    [
      '-- ',
      ...foot.notes.map(({ strong, text }) => (strong ? `${strong} ${text}` : text)),
      ...foot.links
        .filter(({ url }) => isHttpUrl(url))
        .map(({ text, url }) => `${withColon(locale, text)} ${url}`),
    ].join('\n'),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function renderBlockText(block: EmailBlock, locale: Locale): string {
  const written = (facts: readonly Fact[]) =>
    facts.map(({ name, value }) => `${withColon(locale, name)} ${value}`)
  switch (block.kind) {
    case 'text':
    case 'small':
    case 'quote':
      return block.text
    case 'heading':
      return block.text.toLocaleUpperCase(locale)
    case 'facts':
      return written(block.facts).join('\n')
    case 'panel':
      return [block.title, ...written(block.facts), block.note ?? ''].filter(Boolean).join('\n')
    case 'button':
      return isHttpUrl(block.url) ? `${withColon(locale, block.text)}\n${block.url}` : ''
    case 'articles':
      return block.articles
        .map(({ title, lines, price, before }) =>
          [title, ...lines, before ? `${price} ${before.inWords}` : price].filter(Boolean).join('\n'),
        )
        .join('\n\n')
    case 'sums':
      return [...written(block.sums), ...written([block.total]), block.note ?? ''].filter(Boolean).join('\n')
    case 'lines':
      return [block.title, ...block.lines, block.note ?? ''].filter(Boolean).join('\n')
  }
}
