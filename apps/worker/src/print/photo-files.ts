/** The part of the object storage that reading photos needs. */
export interface PhotoFiles {
  /** Provides the object as a local file while `use` runs; `undefined` when there is none. */
  withFile<T>(key: string, use: (path: string) => Promise<T>): Promise<T | undefined>
}

// Written by the API when a photo is uploaded.
export const originalKey = (id: string) => `photos/${id}/original`
/** Replaces an original that cannot be decoded here (HEIC): same pixels, upright, with its profile. */
export const masterKey = (id: string) => `photos/${id}/master.jpg`
export const largePreviewKey = (id: string) => `photos/${id}/preview-2048.webp`
