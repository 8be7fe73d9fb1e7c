import type { Layer, Network } from '@passepartout/document/faces'
import type { FlatTable, LiteModel, LiteOperator } from './read-lite-model.ts'
import { toHalf } from './to-half.ts'

/** Numbers of operators in the schema of TensorFlow Lite. */
const [ADD, CONCATENATION, CONV_2D, DEPTHWISE_CONV_2D, DEQUANTIZE] = [0, 2, 3, 4, 6]
const [MAX_POOL_2D, RELU, RESHAPE, RESIZE_BILINEAR, PAD] = [17, 19, 22, 23, 34]
/** Fused activations, and paddings. */
const [NONE, RECTIFIED, SAME] = [0, 1, 0]

/** A network in the format of `readNetwork`, with values in 16 bits. */
export function convertNetwork(model: LiteModel): Uint8Array {
  const values: number[] = []
  const constants = new Map(
    model.tensors.flatMap((tensor, at) => (tensor.values ? [[at, tensor.values]] : [])),
  )
  const layers: Layer[] = []
  const addValues = (tensor: number): number => {
    const constant = constants.get(tensor)
    if (!constant) throw new Error(`Tensor ${tensor} is no constant`)
    const place = values.length
    for (const value of constant) values.push(value)
    return place
  }
  for (const operator of model.operators) {
    const [from = -1, ...others] = operator.inputs
    const [to = -1] = operator.outputs
    const constant = constants.get(from)
    if (operator.code === DEQUANTIZE && constant) constants.set(to, constant)
    else
      layers.push(
        layerOf(model, operator, { addValues, constantOf: at => constants.get(others[at] ?? -1) ?? [] }),
      )
  }
  const [input = -1] = model.inputs
  const side = model.tensors[input]?.shape[1] ?? 0
  const description: Omit<Network, 'values'> = { side, input, outputs: model.outputs, layers: fused(layers) }
  const json = new TextEncoder().encode(JSON.stringify(description))
  // Values begin at an even place.
  const length = json.length + (json.length % 2)
  const file = new Uint8Array(4 + length + values.length * 2).fill(32)
  const view = new DataView(file.buffer)
  view.setUint32(0, length, true)
  file.set(json, 4)
  for (const [at, value] of values.entries()) view.setUint16(4 + length + at * 2, toHalf(value), true)
  return file
}

interface Constants {
  addValues(tensor: number): number
  /** A constant among the inputs after the first. */
  constantOf(at: number): ArrayLike<number>
}

function layerOf(
  model: LiteModel,
  { code, inputs, outputs, options }: LiteOperator,
  constants: Constants,
): Layer {
  const [first = -1, second = -1, third = -1] = inputs
  const [to = -1] = outputs
  const from = [first]
  switch (code) {
    case CONV_2D:
    case DEPTHWISE_CONV_2D: {
      const isDepthwise = code === DEPTHWISE_CONV_2D
      const [count = 0, height = 0, width = 0, channels = 0] = model.tensors[second]?.shape ?? []
      return {
        type: isDepthwise ? 'depthwise-convolution' : 'convolution',
        ...{ from, to, height, width, channels: isDepthwise ? channels : count },
        ...{ weights: constants.addValues(second), biases: constants.addValues(third) },
        ...windowOf(options),
        isRectified: isRectified(options, isDepthwise ? 4 : 3),
      }
    }
    case ADD:
      return { type: 'addition', from: [first, second], to, isRectified: isRectified(options, 0) }
    case RELU:
      return { type: 'rectification', from, to }
    case RESHAPE:
      return { type: 'reshaping', from, to }
    case CONCATENATION:
      return { type: 'concatenation', from: inputs, to }
    case PAD: {
      const sizes = [...Array.from(constants.constantOf(0))]
      const [, , top = 0, bottom = 0, left = 0, right = 0, front = 0, back = 0] = sizes
      return { type: 'padding', from, to, before: [top, left, front], after: [bottom, right, back] }
    }
    case MAX_POOL_2D:
      return {
        ...{ type: 'max-pooling', from, to, ...windowOf(options) },
        ...{ width: options?.int(3) ?? 0, height: options?.int(4) ?? 0 },
      }
    case RESIZE_BILINEAR: {
      const [, height = 0, width = 0] = model.tensors[to]?.shape ?? []
      return { type: 'bilinear-resizing', from, to, height, width, isCentred: options?.byte(3) === 1 }
    }
    default:
      throw new Error(`Operator ${code} is not known`)
  }
}

const windowOf = (options: FlatTable | undefined) => ({
  stride: options?.int(1) ?? 1,
  isPadded: (options?.byte(0) ?? SAME) === SAME,
})

function isRectified(options: FlatTable | undefined, field: number): boolean {
  const activation = options?.byte(field) ?? NONE
  if (activation !== NONE && activation !== RECTIFIED)
    throw new Error(`Activation ${activation} is not known`)
  return activation === RECTIFIED
}

/** Rectifies within the layer before, where no other layer reads what it computes. */
function fused(layers: readonly Layer[]): Layer[] {
  const readers = Map.groupBy(
    layers.flatMap(layer => layer.from.map(plane => ({ plane, layer }))),
    ({ plane }) => plane,
  )
  const skipped = new Set<Layer>()
  return layers.flatMap(layer => {
    if (skipped.has(layer)) return []
    const [next, ...others] = readers.get(layer.to) ?? []
    if (next?.layer.type !== 'rectification' || others.length > 0 || !('isRectified' in layer)) return [layer]
    skipped.add(next.layer)
    return [{ ...layer, to: next.layer.to, isRectified: true }]
  })
}
