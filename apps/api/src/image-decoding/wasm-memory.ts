interface Memory {
  buffer: ArrayBuffer
  grow(pages: number): number
}

// Node provides it without types.
declare const WebAssembly: { Memory: { prototype: Memory } }

const PAGE = 65_536
const { grow } = WebAssembly.Memory.prototype

/**
 * Limits the memory of every WebAssembly module in this process to `most` bytes; larger requests fail as if the machine
 * had no memory left. The limits of the JavaScript heap do not cover this memory.
 */
export function limitWasmMemory(most: number): void {
  WebAssembly.Memory.prototype.grow = function (this: Memory, pages: number) {
    if (this.buffer.byteLength + pages * PAGE > most) throw new RangeError('The limit of memory is reached')
    return grow.call(this, pages)
  }
}
