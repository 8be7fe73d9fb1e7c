import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { test } from '@playwright/test'
import sharp from 'sharp'

interface GeneratedPhoto {
  name: string
  /** Width and height in px. */
  size: readonly [number, number]
  colour: { r: number; g: number; b: number }
}

/** Photos of one colour each, as files of the running test, numbered from 1. Returns their paths. */
export async function generatePhotos(
  count: number,
  paint: (number: number) => GeneratedPhoto,
): Promise<string[]> {
  const paths: string[] = []
  for (let number = 1; number <= count; number++) {
    const { name, size, colour } = paint(number)
    const [width, height] = size
    const path = test.info().outputPath(`${name}.jpg`)
    await mkdir(dirname(path), { recursive: true })
    await sharp({ create: { width, height, channels: 3, background: colour } })
      .jpeg({ quality: 60 })
      .toFile(path)
    paths.push(path)
  }
  return paths
}
