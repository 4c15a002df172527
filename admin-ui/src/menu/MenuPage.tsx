export const MenuPage = () => <h1>MenuPage</h1>;
