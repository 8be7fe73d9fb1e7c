import { sameJson } from '../diff-documents.ts'
import type { Document, Json, Page } from '../model.ts'

/** A draft as stored on one device: the document and its configuration. */
export interface Version {
  document: Document
  configuration: Json
}

/** The version that a part is taken from: this device's, or the other one. */
export type MergeSide = 'mine' | 'other'

/** The default side of a part; `isClash` if both versions changed it differently. */
export interface MergePart {
  from: MergeSide
  isClash: boolean
}

export interface VersionDiff {
  /** Pages that differ, in order. */
  pages: ({ id: string } & MergePart)[]
  /** Content outside of pages: title, colours, names, product; null if equal in both. */
  rest: MergePart | null
  /** False if the versions have different pages or formats: then only one of them can be chosen as a whole. */
  canMix: boolean
}

/**
 * The differences of two versions of a draft. `base` is their last common version, null if unknown: then every
 * difference is a clash.
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

/** Whether no choice is needed, because no part was changed in both. */
export const isAutoMergeable = ({ pages, rest, canMix }: VersionDiff): boolean =>
  canMix && !rest?.isClash && pages.every(({ isClash }) => !isClash)

const pageOf = (version: Version | null, id: string): Json =>
  asJson(version?.document.pages.find(page => page.id === id) ?? null)

/** Photos, drawings and answers are merged without a choice; the approval of a proof is not content. */
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
