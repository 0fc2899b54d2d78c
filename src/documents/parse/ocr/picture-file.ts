import { imageSize } from 'image-size'
import { unprocessable } from '../unprocessable.ts'
import { settings } from './settings.ts'
import type { Picture, Turn } from './tesseract.ts'
import { tiffPage } from './tiff-pages.ts'

/** Mirrored pictures, which no camera takes, are read as if they were not. */
const turns: Readonly<Record<number, Turn>> = { 1: 1, 2: 1, 3: 3, 4: 3, 5: 6, 6: 6, 7: 8, 8: 8 }
/** A smaller picture is a symbol. */
const sideMin = 16

/**
 * The picture of a page of a picture file, which is only its header's word until it is decoded. Throws
 * `unprocessable_document` if the header cannot be read or tells of too many pixels.
 */
export function pictureOfFile(bytes: Uint8Array, page: number): Picture {
  const own = tiffPage(bytes, page)
  const { width, height, orientation = 1 } = sizeOf(own)
  if (width * height > settings.picturePixelsMax)
    throw unprocessable(
      `The picture has too many pixels (${inMillions(width * height)} million; at most ${inMillions(settings.picturePixelsMax)} million are read)`,
    )
  if (Math.min(width, height) < sideMin) throw unprocessable('The picture is too small for a text')
  return { bytes: own, orientation: turns[orientation] ?? 1 }
}

function sizeOf(bytes: Uint8Array): ReturnType<typeof imageSize> {
  try {
    return imageSize(bytes)
  } catch (error) {
    throw unprocessable('The file is damaged: the size of the picture cannot be read', error)
  }
}

function inMillions(pixels: number): number {
  return Math.round(pixels / 1_000_000)
}
