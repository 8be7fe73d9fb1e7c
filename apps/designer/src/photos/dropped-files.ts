/** Maximum of files read from dropped folders. */
const MOST = 1000
const PHOTO = /\.(?:jpe?g|png|webp|heic|heif|avif|tiff?|gif|bmp)$/i

/**
 * Dropped files, and the photos within dropped folders, ordered by name. Must be called within the event: afterwards
 * the browser clears the transfer.
 */
export async function droppedFiles(transfer: DataTransfer | null): Promise<File[]> {
  const entries = [...(transfer?.items ?? [])].map(item => item.webkitGetAsEntry?.() ?? null)
  const files = [...(transfer?.files ?? [])]
  if (!entries.some(entry => entry?.isDirectory)) return files
  const found: File[] = []
  for (const entry of entries) if (entry) await collect(entry, found, entry.isFile)
  return found
}

async function collect(entry: FileSystemEntry, found: File[], wanted: boolean): Promise<void> {
  if (found.length >= MOST || entry.name.startsWith('.')) return
  if (entry.isFile) {
    if (!wanted && !PHOTO.test(entry.name)) return
    const file = await new Promise<File | null>(resolve =>
      (entry as FileSystemFileEntry).file(resolve, () => resolve(null)),
    )
    if (file) found.push(file)
    return
  }
  const inside = await entriesOf(entry as FileSystemDirectoryEntry)
  const sorted = inside.toSorted((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }))
  for (const one of sorted) await collect(one, found, false)
}

/** All entries of a folder: a reader returns about a hundred at a time, and none at the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>(resolve =>
      reader.readEntries(resolve, () => resolve([])),
    )
    if (some.length === 0) return all
    all.push(...some)
  }
}
