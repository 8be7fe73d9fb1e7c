interface Memory {
  buffer: ArrayBuffer
  grow(pages: number): number
}

// Node has it and does not type it.
declare const WebAssembly: { Memory: { prototype: Memory } }

const PAGE = 65_536
const { grow } = WebAssembly.Memory.prototype

/**
 * From now on no WebAssembly module of this process gets more than so many bytes; what asks for more fails as if the
 * machine had none left. The heap’s own limits know nothing of this memory.
 */
export function limitWasmMemory(most: number): void {
  WebAssembly.Memory.prototype.grow = function (this: Memory, pages: number) {
    if (this.buffer.byteLength + pages * PAGE > most) throw new RangeError('The limit of memory is reached')
    return grow.call(this, pages)
  }
}
