import type { EmailAttachment } from '@passepartout/db'

export interface Fact {
  name: string
  value: string
}

/** Content of an email, from top to bottom; all texts are plain text, whatever their source. */
export type EmailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'facts'; facts: readonly Fact[] }
  /** A box: bank account, contents of a shipment. */
  | { kind: 'panel'; title: string; picture?: EmailImage; facts: readonly Fact[]; note?: string }
  /** Filled, at most one per email; `isSecond` is outlined beside it. */
  | { kind: 'button'; text: string; url: string; isSecond?: boolean }
  | { kind: 'articles'; articles: readonly EmailLineItem[] }
  | { kind: 'sums'; sums: readonly Fact[]; total: Fact; note?: string }
  /** A text by another person, unchanged. */
  | { kind: 'quote'; text: string }
  /** Lines below each other under a small title. */
  | { kind: 'lines'; title: string; lines: readonly string[]; note?: string }
  | { kind: 'small'; text: string }

/** An attachment by its `cid`; decoration that adds nothing to the facts. */
interface EmailImage {
  cid: string
  /** CSS pixels. */
  width: number
}

export interface EmailLineItem {
  picture?: EmailImage | undefined
  title: string
  /** Configuration and quantity. */
  lines: readonly string[]
  price: string
  /** Price before the reduction. */
  before?: { price: string; inWords: string } | undefined
}

export interface EmailContent {
  subject: string
  /** Preview text of mail programs; by default the first words. */
  preview?: string
  title: string
  blocks: readonly EmailBlock[]
  foot: {
    /** The beginning of a note may be bold. */
    notes: readonly { strong?: string; text: string }[]
    links: readonly { text: string; url: string }[]
  }
  attachments?: readonly EmailAttachment[]
}

/** Collapses whitespace and control characters: subjects and names must be a single line. */
export const toSingleLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim()

/** Links in emails must be pages. */
export const isHttpUrl = (url: string): boolean => /^https?:\/\/[^\s"<>]+$/.test(url)
