/** The part of the object storage that reading photos needs. */
export interface PhotoFiles {
  /** Provides the object as a local file while `use` runs; `undefined` when there is none. */
  withFile<T>(key: string, use: (path: string) => Promise<T>): Promise<T | undefined>
}
