/**
 * Fields that guests neither see nor change: file names, capture times, approved texts and answered hints. Stored
 * documents of any release are accepted, hence the loose type.
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

/** Replaces the names of uploaded files by numbers and removes the capture times. */
export const redactPhotoDetails = (document: OwnerFields): OwnerFields => ({
  ...document,
  assets: Object.fromEntries(
    membersOf(document.assets).map(([id, { takenAt: _, ...asset }], index) => [
      id,
      asset.source === 'upload' ? { ...asset, name: String(index + 1) } : asset,
    ]),
  ),
})

/** The document sent by a guest, with the owner's fields restored from the stored draft. */
export function restoreOwnerFields(sent: OwnerFields, stored: unknown): OwnerFields {
  const before = isObject(stored) ? stored : {}
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

/** Ids of photos that are in the sent document but not in the stored one. */
export const newAssetIds = (sent: OwnerFields, stored: unknown): string[] =>
  membersOf(sent.assets)
    .map(([id]) => id)
    .filter(id => !memberOf(isObject(stored) ? stored.assets : undefined, id))
