/** The product's name; a build may carry another with `VITE_BRAND_NAME`. */
export const brand: string = import.meta.env.VITE_BRAND_NAME;
