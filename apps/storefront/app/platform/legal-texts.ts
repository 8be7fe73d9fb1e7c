import { createHash } from 'node:crypto'
import type { RichTextNode } from '@passepartout/content-model'
import { type Language, type LegalNumber, localeFacts, type Shop } from '@passepartout/domain'
import type { Services } from './services.ts'
import type { Stories } from './stories.ts'

/** The legal texts of an order, by the last segment of their paths. */
const LEGAL_TEXTS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  terms: {
    de: 'agb',
    en: 'terms',
    es: 'condiciones-generales',
    fr: 'conditions-generales',
    it: 'condizioni-generali',
    nl: 'algemene-voorwaarden',
  },
  withdrawal: {
    de: 'widerruf',
    en: 'cancellation',
    es: 'desistimiento',
    fr: 'retractation',
    it: 'recesso',
    nl: 'herroeping',
  },
  privacy: {
    de: 'datenschutz',
    en: 'privacy',
    es: 'privacidad',
    fr: 'confidentialite',
    it: 'privacy',
    nl: 'privacy',
  },
}

const AMERICAN: Readonly<Record<string, string>> = { withdrawal: 'returns' }

/** The current version of a legal text in a shop, as plain text. */
export interface LegalText {
  /** `terms`, `withdrawal`, `privacy`. */
  name: string
  /** Locale, time of publication, and a hash of its text. */
  version: string
  /** `null` for an unpublished text. */
  publishedAt: string | null
  title: string
  blocks: { kind: 'heading' | 'text' | 'item'; text: string }[]
}

/** The legal texts of a shop; empty where one is missing. */
export async function legalTexts(
  { stories, sellerFacts }: { stories: Pick<Stories, 'find'> } & Pick<Services, 'sellerFacts'>,
  shop: Shop,
): Promise<LegalText[]> {
  const { channel, locale } = shop
  const numbers = sellerFacts?.(shop).numbers ?? []
  const texts: LegalText[] = []
  for (const [name, slugs] of Object.entries(LEGAL_TEXTS)) {
    const slug = (locale === 'en-US' ? AMERICAN[name] : undefined) ?? slugs[localeFacts(locale).language]
    const found = await stories.find(channel, locale, slug)
    if (!found) continue
    const { content, name: storyName, published_at: publishedAt = null } = found.story
    const hash = createHash('sha256')
      .update(JSON.stringify([content, numbers]))
      .digest('base64url')
      .slice(0, 16)
    const version = `${found.locale} ${publishedAt ?? ''} ${hash}`
    texts.push({ name, version, publishedAt, ...wordsOf(content, storyName, numbers) })
  }
  return texts
}

/** Headlines, texts and legal numbers of a page; the first headline is its title. */
function wordsOf(
  content: unknown,
  storyName: string,
  numbers: readonly LegalNumber[],
): Pick<LegalText, 'title' | 'blocks'> {
  const { body } = content as { body?: { component: string; [field: string]: unknown }[] }
  const blocks: LegalText['blocks'] = []
  let title: string | undefined
  for (const block of body ?? []) {
    if (block.component === 'headline') {
      const text = String(block.text ?? '')
      if (title === undefined) title = text
      else blocks.push({ kind: 'heading', text })
      if (block.lead) blocks.push({ kind: 'text', text: String(block.lead) })
    }
    if (block.component === 'register-numbers') {
      const found = numbers.filter(({ kind, number }) => kind === block.rule && number !== null)
      if (found.length > 0) blocks.push({ kind: 'heading', text: String(block.headline ?? '') })
      for (const { name = '', number } of found) blocks.push({ kind: 'item', text: `${name}: ${number}` })
    }
    if (block.component === 'text') blocks.push(...plainBlocks(block.body as RichTextNode))
  }
  return { title: title ?? storyName, blocks }
}

/** Rich text without marks. Links lose their URL; texts of mailto links contain the email address themselves. */
function plainBlocks(node: RichTextNode | undefined): LegalText['blocks'] {
  return (node?.content ?? []).flatMap((child): LegalText['blocks'] => {
    if (child.type === 'heading') return [{ kind: 'heading', text: plainText(child) }]
    if (child.type === 'paragraph') return [{ kind: 'text', text: plainText(child) }]
    if (child.type === 'list_item') return [{ kind: 'item', text: plainText(child) }]
    return plainBlocks(child)
  })
}

function plainText({ type, text, content }: RichTextNode): string {
  if (type === 'text') return text ?? ''
  if (type === 'hard_break') return '\n'
  return (content ?? []).map(plainText).join('')
}
