/** Fonts that people ask for by name, and that we do not have. */
export const fontNames =
  'helvetica, arial, montserrat, bebas, futura, poppins, comfortaa, lato, oswald, raleway, gotham, garamond, calibri, verdana, times_new, georgia, lobster, pacifico, avenir, proxima_nova, komika, comic_sans, open_sans, nunito, quicksand, ubuntu, gill_sans, bodoni, didot, baskerville, century_gothic, open_dyslexic, opendyslexic, league_spartan, dm_sans, the_rubik_mono';
