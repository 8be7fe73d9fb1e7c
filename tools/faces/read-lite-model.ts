import { fromHalf } from '@passepartout/document/faces'

/** The part of a TensorFlow Lite model (a flat buffer) that face networks use. */
export interface LiteTensor {
  shape: number[]
  /** Values of a constant; absent for what the network computes. */
  values?: Float32Array | Int32Array
}

export interface LiteOperator {
  code: number
  inputs: number[]
  outputs: number[]
  options: FlatTable | undefined
}

export interface LiteModel {
  tensors: LiteTensor[]
  operators: LiteOperator[]
  inputs: number[]
  outputs: number[]
}

/** A table of a flat buffer: fields by their number in the schema. */
class FlatTable {
  readonly #view: DataView
  readonly #at: number
  constructor(view: DataView, at: number) {
    this.#view = view
    this.#at = at
  }
  #field(index: number): number | undefined {
    const table = this.#at - this.#view.getInt32(this.#at, true)
    if (4 + index * 2 >= this.#view.getUint16(table, true)) return undefined
    const offset = this.#view.getUint16(table + 4 + index * 2, true)
    return offset === 0 ? undefined : this.#at + offset
  }
  byte(index: number): number {
    const at = this.#field(index)
    return at === undefined ? 0 : this.#view.getInt8(at)
  }
  int(index: number): number {
    const at = this.#field(index)
    return at === undefined ? 0 : this.#view.getInt32(at, true)
  }
  #vector(index: number): { start: number; length: number } | undefined {
    const at = this.#field(index)
    if (at === undefined) return undefined
    const start = at + this.#view.getUint32(at, true)
    return { start: start + 4, length: this.#view.getUint32(start, true) }
  }
  table(index: number): FlatTable | undefined {
    const at = this.#field(index)
    return at === undefined ? undefined : new FlatTable(this.#view, at + this.#view.getUint32(at, true))
  }
  tables(index: number): FlatTable[] {
    const vector = this.#vector(index)
    if (!vector) return []
    return Array.from({ length: vector.length }, (_, one) => {
      const at = vector.start + one * 4
      return new FlatTable(this.#view, at + this.#view.getUint32(at, true))
    })
  }
  ints(index: number): number[] {
    const vector = this.#vector(index)
    if (!vector) return []
    return Array.from({ length: vector.length }, (_, one) =>
      this.#view.getInt32(vector.start + one * 4, true),
    )
  }
  bytes(index: number): Uint8Array {
    const vector = this.#vector(index)
    if (!vector) return new Uint8Array()
    return new Uint8Array(this.#view.buffer, this.#view.byteOffset + vector.start, vector.length)
  }
}

export type { FlatTable }

const [FLOAT32, FLOAT16, INT32] = [0, 1, 2]

export function readLiteModel(file: Uint8Array): LiteModel {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const model = new FlatTable(view, view.getUint32(0, true))
  const codes = model.tables(1).map(code => Math.max(code.byte(0), code.int(3)))
  const buffers = model.tables(4)
  const [graph] = model.tables(2)
  if (!graph) throw new Error('The model has no graph')
  const tensors = graph.tables(0).map((tensor): LiteTensor => {
    const shape = tensor.ints(0)
    const bytes = buffers[tensor.int(2)]?.bytes(0) ?? new Uint8Array()
    if (bytes.length === 0) return { shape }
    return { shape, values: valuesOf(bytes, tensor.byte(1)) }
  })
  const operators = graph.tables(3).map(one => ({
    code: codes[one.int(0)] ?? -1,
    inputs: one.ints(1),
    outputs: one.ints(2),
    options: one.table(4),
  }))
  return { tensors, operators, inputs: graph.ints(1), outputs: graph.ints(2) }
}

function valuesOf(bytes: Uint8Array, type: number): Float32Array | Int32Array {
  const copy = bytes.slice().buffer
  if (type === FLOAT32) return new Float32Array(copy)
  if (type === INT32) return new Int32Array(copy)
  if (type === FLOAT16) return Float32Array.from(new Uint16Array(copy), fromHalf)
  throw new Error(`Tensors of type ${type} are not read`)
}
