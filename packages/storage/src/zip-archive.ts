import { Zip, ZipPassThrough } from 'fflate'

export interface ArchiveEntry {
  name: string
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
}

/** A ZIP that is made while it is read: no entry is held completely in memory. Nothing is compressed. */
export async function* zipArchive(
  entries: AsyncIterable<ArchiveEntry>,
): AsyncGenerator<Uint8Array, undefined> {
  let ready: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    ready.push(bytes)
  })
  for await (const { name, chunks } of entries) {
    const file = new ZipPassThrough(name)
    zip.add(file)
    for await (const chunk of chunks) {
      file.push(chunk)
      yield* ready
      ready = []
    }
    file.push(new Uint8Array(), true)
  }
  zip.end()
  yield* ready
  return undefined
}
