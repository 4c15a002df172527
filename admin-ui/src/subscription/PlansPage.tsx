export const PlansPage = () => <h1>PlansPage</h1>;
