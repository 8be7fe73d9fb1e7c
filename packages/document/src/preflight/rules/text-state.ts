import { withoutElement } from '../../change-photos.ts'
import { diffDocuments } from '../../diff-documents.ts'
import type { TextElement } from '../../elements/text/text.ts'
import type { Document, Page } from '../../model.ts'
import type { Finding, Repair } from '../finding.ts'

/** One text as the rules look at it. */
export interface TextCheck {
  document: Document
  page: Page
  pageNumber: number
  text: TextElement
}

export type TextRule = (check: TextCheck) => Finding[]

/** A text without words: one that is needed stops the order, any other is named. Words of a calendar follow from its months. */
export const emptyText: TextRule = ({ document, page, pageNumber, text }) => {
  const isEmpty = text.calendar === null && text.runs.every(run => run.text.trim() === '')
  if (!isEmpty) return []
  const hide: Repair = {
    id: 'hide-text',
    effect: { type: 'patch', patch: diffDocuments(document, withoutElement(document, text.id)) },
    params: {},
  }
  return [
    {
      id: 'empty-text',
      key: `empty-text/${text.id}`,
      severity: text.required ? 'block' : 'hint',
      pageId: page.id,
      elementId: text.id,
      assetId: null,
      params: { page: pageNumber, role: text.role ?? '' },
      repairs: text.required ? [] : [hide],
      kept: false,
    },
  ]
}
