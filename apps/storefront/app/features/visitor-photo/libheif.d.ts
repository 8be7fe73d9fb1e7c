declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  interface HeifPicture {
    get_width(): number
    get_height(): number
    /** Fills the RGBA pixels; passes `null` on failure. */
    display(pixels: ImageData, done: (shown: ImageData | null) => void): void
  }
  interface Heif {
    HeifDecoder: new () => { decode(bytes: ArrayBuffer): HeifPicture[] }
  }
  export default function createHeif(): Heif | Promise<Heif>
}
