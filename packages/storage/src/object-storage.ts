/** Byte positions, both inclusive, as in HTTP. */
export interface ByteRange {
  start: number
  end: number
}

export interface StoredObject {
  size: number
  /** The bytes, or the given range of them. May be called once per `open`. */
  stream(range?: ByteRange): ReadableStream<Uint8Array>
}

/** A folder for files being filled, on the volume of the folder storage: `keep` moves a file there without copying. */
export interface ScratchFolder {
  path: string
  /** Deletes files that were not stored. Never throws for missing ones. */
  remove(): Promise<void>
}

/**
 * Storage of originals, previews and print files. Keys are paths of lower-case words, digits and hyphens. Once `put` or
 * `keep` has resolved, the object survives a crash of the process and of the machine.
 */
export interface ObjectStorage {
  put(key: string, body: Uint8Array | ReadableStream<Uint8Array>): Promise<void>
  /** Stores a finished local file as the object; the file is moved. */
  keep(key: string, path: string): Promise<void>
  open(key: string): Promise<StoredObject | undefined>
  /** Provides the object as a local file while `use` runs; `undefined` for a missing object. */
  withFile<T>(key: string, use: (path: string) => Promise<T>): Promise<T | undefined>
  /** Deletes one object, or all below a prefix that ends with `/`. */
  remove(keyOrPrefix: string): Promise<void>
  /** Names of the folders directly below a prefix that ends with `/`; may be empty. */
  folders(prefix: string): Promise<string[]>
  scratch(): Promise<ScratchFolder>
  /**
   * Deletes scratch folders without a write since `before`, which only a crash leaves behind. Other processes may share
   * the storage, so the time must be longer ago than any upload takes.
   */
  removeLeftovers(options: { before: Date }): Promise<void>
  /** Folder on this machine for uploads in parts; its users clean it up. */
  readonly partsDir: string
  /** Free bytes of the volume with the scratch folders; `Infinity` means no limit. */
  freeBytes(): Promise<number>
}
