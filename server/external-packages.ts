/** Packages with machine code. The build does not contain them; the image carries them with what they depend on. */
export const externalPackages = ['sharp', '@resvg/resvg-js'];
