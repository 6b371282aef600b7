/** Which animal this table is about, for little pictures that get no view. */
export const species = $state({ art: "tiger", seat: 0 });
