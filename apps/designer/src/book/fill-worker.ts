import {
  type BookPhoto,
  type FilledBook,
  type FillOptions,
  fillBook,
  type PhotoSheet,
} from '@passepartout/document/layout'

export interface FillRequest {
  id: number
  sheets: readonly PhotoSheet[]
  photos: readonly BookPhoto[]
  options: FillOptions
}

export interface FillResult {
  id: number
  filled: FilledBook
}

const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<FillRequest>) => void
  postMessage(result: FillResult): void
}

scope.onmessage = ({ data: { id, sheets, photos, options } }) =>
  scope.postMessage({ id, filled: fillBook(sheets, photos, options) })
