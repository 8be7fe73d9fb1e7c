import type { EmailAttachment } from '@passepartout/db'

export interface Fact {
  name: string
  value: string
}

/** What stands in a mail, from top to bottom; texts are plain, whoever wrote them. */
export type EmailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'facts'; facts: readonly Fact[] }
  /** A box of its own: where the money goes, what is in a parcel. */
  | { kind: 'panel'; title: string; picture?: EmailImage; facts: readonly Fact[]; note?: string }
  /** Filled, at most one of a letter; `isSecond` beside it. */
  | { kind: 'button'; text: string; url: string; isSecond?: boolean }
  | { kind: 'articles'; articles: readonly EmailLineItem[] }
  | { kind: 'sums'; sums: readonly Fact[]; total: Fact; note?: string }
  /** Somebody else's words, shown as they were written. */
  | { kind: 'quote'; text: string }
  /** Lines below each other under a small title. */
  | { kind: 'lines'; title: string; lines: readonly string[]; note?: string }
  | { kind: 'small'; text: string }

/** Among the letter's attachments, by its `cid`; it brings nothing that the facts do not say. */
interface EmailImage {
  cid: string
  /** CSS pixels. */
  width: number
}

export interface EmailLineItem {
  picture?: EmailImage | undefined
  title: string
  /** What was chosen, and how many. */
  lines: readonly string[]
  price: string
  /** What it cost before. */
  before?: { price: string; inWords: string } | undefined
}

export interface EmailContent {
  subject: string
  /** What mail programs show beside the subject; the first words otherwise. */
  preview?: string
  title: string
  blocks: readonly EmailBlock[]
  foot: {
    /** The first words of a note are set strong. */
    notes: readonly { strong?: string; text: string }[]
    links: readonly { text: string; url: string }[]
  }
  attachments?: readonly EmailAttachment[]
}

/** Whatever would begin another line is a space: a subject and a name are one. */
export const toSingleLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim()

/** Mails lead to pages and to nothing else. */
export const isHttpUrl = (url: string): boolean => /^https?:\/\/[^\s"<>]+$/.test(url)
