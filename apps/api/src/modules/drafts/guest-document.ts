/**
 * What whoever works on a design by a link does not see and does not change: names of files, when photos were taken, which
 * words were read and which hints were answered. Documents are taken as they are kept, of whatever release.
 */
type OwnerFields = Record<string, unknown>

const isObject = (value: unknown): value is OwnerFields => typeof value === 'object' && value !== null

const membersOf = (value: unknown): [string, OwnerFields][] =>
  isObject(value)
    ? Object.entries(value).filter((entry): entry is [string, OwnerFields] => isObject(entry[1]))
    : []

const memberOf = (value: unknown, name: string): OwnerFields | undefined => {
  const member = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
  return isObject(member) ? member : undefined
}

/** The document with numbers instead of the names of uploaded files, and without the time by their cameras. */
export const redactPhotoDetails = (document: OwnerFields): OwnerFields => ({
  ...document,
  assets: Object.fromEntries(
    membersOf(document.assets).map(([id, { takenAt: _, ...asset }], index) => [
      id,
      asset.source === 'upload' ? { ...asset, name: String(index + 1) } : asset,
    ]),
  ),
})

/** What a guest sent, with all that is not theirs to change as the draft has it. */
export function restoreOwnerFields(sent: OwnerFields, kept: unknown): OwnerFields {
  const before = isObject(kept) ? kept : {}
  const assets = membersOf(sent.assets).map(([id, asset]) => {
    const known = memberOf(before.assets, id)
    if (!known) return [id, asset]
    const { takenAt: _, ...rest } = asset
    return [id, { ...rest, name: known.name, ...(known.takenAt !== undefined && { takenAt: known.takenAt }) }]
  })
  const card = memberOf(sent, 'card')
  return {
    ...sent,
    assets: Object.fromEntries(assets),
    kept: before.kept ?? {},
    ...(card && { card: { ...card, read: memberOf(before, 'card')?.read ?? null } }),
  }
}

/** Ids of photos that a document sent brings to the one that is kept. */
export const newAssetIds = (sent: OwnerFields, kept: unknown): string[] =>
  membersOf(sent.assets)
    .map(([id]) => id)
    .filter(id => !memberOf(isObject(kept) ? kept.assets : undefined, id))
