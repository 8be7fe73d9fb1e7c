import {
  type Document,
  diffDocuments,
  placedAssetIds,
  type Repair,
  withFilledSheets,
} from '@passepartout/document'
import { toAsset } from '../photos/tray-photo.ts'
import type { TrayPhoto } from '../state/design-state.ts'

/** One undo step that puts unplaced photos of the tray into the empty sheets, and their number. */
export function fillEmptySheets(
  document: Document,
  tray: readonly TrayPhoto[],
): { count: number; repair: Repair } {
  const photos = tray.filter(({ id }) => !document.aside.includes(id)).map(toAsset)
  const filled = withFilledSheets(document, photos)
  const count = placedAssetIds(filled).size - placedAssetIds(document).size
  const effect = { type: 'patch' as const, patch: diffDocuments(document, filled) }
  return { count, repair: { id: 'fill-places', effect, params: { count } } }
}
