import { sameJson } from '../diff-documents.ts'
import type { Document, Json, Page } from '../model.ts'

/** A design as one device has it: the document and what is ordered of it. */
export interface Version {
  document: Document
  configuration: Json
}

/** Which of two versions something is taken from: this device's, or the other. */
export type MergeSide = 'mine' | 'other'

/** What a part is taken from unless somebody chooses; `isClash` where both changed it, each in its own way. */
export interface MergePart {
  from: MergeSide
  isClash: boolean
}

export interface VersionDiff {
  /** Pages that differ, in their order; all of them where the two cannot be mixed. */
  pages: ({ id: string } & MergePart)[]
  /** What belongs to no page: title, colours, names, product; null where both say the same. */
  rest: MergePart | null
  /** False where pages do not fit together, as one version has others or another format: one goes on as a whole. */
  canMix: boolean
}

/**
 * Where two versions of a design differ. `base` is what both began with, null where nobody knows: then every difference
 * is a clash.
 */
export function diffVersions(base: Version | null, mine: Version, other: Version): VersionDiff {
  const canMix = haveSamePages(mine.document, other.document)
  const part = (from: Json | null, here: Json | null, there: Json | null): MergePart | null => {
    if (sameJson(here, there)) return null
    const changedHere = base === null || !sameJson(from, here)
    const changedThere = base === null || !sameJson(from, there)
    return { from: changedHere ? 'mine' : 'other', isClash: changedHere && changedThere }
  }
  const ids = [...new Set([...mine.document.pages, ...other.document.pages].map(({ id }) => id))]
  const pages = ids.flatMap(id => {
    const found = part(pageOf(base, id), pageOf(mine, id), pageOf(other, id))
    return found ? [{ id, ...found }] : []
  })
  return {
    pages,
    rest: part(base && contentBesidePages(base), contentBesidePages(mine), contentBesidePages(other)),
    canMix,
  }
}

/** Nobody has to choose: no part was changed by both. */
export const isAutoMergeable = ({ pages, rest, canMix }: VersionDiff): boolean =>
  canMix && !rest?.isClash && pages.every(({ isClash }) => !isClash)

const pageOf = (version: Version | null, id: string): Json =>
  asJson(version?.document.pages.find(page => page.id === id) ?? null)

/** Photos, drawings and answers are joined and not chosen; that a card was read says nothing of what it is. */
function contentBesidePages({ document, configuration }: Version): Json {
  const { pages: _, assets: _a, artworks: _d, aside: _s, kept: _k, leftPages: _l, ...rest } = document
  return asJson({ ...rest, card: rest.card && { ...rest.card, read: null }, configuration })
}

const haveSamePages = (mine: Document, other: Document): boolean =>
  mine.pages.length === other.pages.length &&
  mine.pages.every((page, index) => sameJson(pageContentOf(page), pageContentOf(other.pages[index])))

const pageContentOf = (page: Page | undefined): Json =>
  page ? asJson({ id: page.id, role: page.role, trim: page.trim, bleed: page.bleed }) : null

const asJson = (value: unknown) => value as Json
