/** Byte positions, the last one included, as in HTTP. */
export interface ByteRange {
  start: number
  end: number
}

export interface StoredObject {
  size: number
  /** The bytes, or the given part of them. May be called once per `open`. */
  stream(range?: ByteRange): ReadableStream<Uint8Array>
}

/** A file being filled; `path` lies where `keep` can move it without copying. */
export interface ScratchFolder {
  path: string
  /** Removes whatever was not kept. Never throws for what is gone already. */
  remove(): Promise<void>
}

/**
 * Where originals, previews and print files lie. Keys are paths of lower-case words, digits and hyphens.
 * What `put` and `keep` have answered survives a crash of the process and of the machine.
 */
export interface ObjectStorage {
  put(key: string, body: Uint8Array | ReadableStream<Uint8Array>): Promise<void>
  /** Takes a finished local file as the object; the file is gone from its place afterwards. */
  keep(key: string, path: string): Promise<void>
  open(key: string): Promise<StoredObject | undefined>
  /** Gives the object as a local file for as long as `use` runs; `undefined` when there is none. */
  withFile<T>(key: string, use: (path: string) => Promise<T>): Promise<T | undefined>
  /** Removes one object, or all below a prefix that ends with `/`. */
  remove(keyOrPrefix: string): Promise<void>
  /** Names of the folders directly below a prefix that ends with `/`; none where there is nothing. */
  folders(prefix: string): Promise<string[]>
  scratch(): Promise<ScratchFolder>
  /**
   * Removes scratch folders in which nothing has been written since, which only a crash leaves behind. Other processes
   * may share the storage, so the time must lie further back than any upload takes.
   */
  removeLeftovers(options: { before: Date }): Promise<void>
  /** A folder of this machine for files that arrive in parts; who fills it cleans it. */
  readonly partsDir: string
  /** Bytes that can still be kept; `Infinity` where nobody counts them. */
  freeBytes(): Promise<number>
}
